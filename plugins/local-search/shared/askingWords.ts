/** Words that only ask, in a query that is a sentence; in one of two or three words each is meant. */
export const askingWords: ReadonlySet<string> = new Set(
  (
    'able actually already also although anyone anything available called code currently didn doesn don each ever every ' +
    'everything exactly give given good happen happens help inside isn just know let like look looks many mean meaning ' +
    'means much need needed needs now only other possible really right same see show something such sure tell thing things ' +
    'too try trying understand use used useful using usual usually very via want way well whether while within won work ' +
    'works yet'
  ).split(' '),
);
