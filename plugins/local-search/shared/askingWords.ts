/** Words that only ask, in a query that is a sentence; in one of two or three words each is meant. */
export const askingWords: ReadonlySet<string> = new Set(
  (
    'able actually also already although anyone anything available called currently didn doesn don each ever every everything ' +
    'exactly give given good happen happens help isn just know let like look looks many mean meaning means much need needed needs ' +
    'now only other possible really same see show something such sure tell thing things too try trying understand use used useful ' +
    'using usual usually very want way well whether while won work works yet'
  ).split(' '),
);
