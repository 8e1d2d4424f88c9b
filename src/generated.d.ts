declare module '@generated/shell/default/pages.json' {
  /** Section's folder → its pages, as `plugins/shell/pageList.ts` writes them. */
  const sections: Readonly<
    Record<
      string,
      readonly { title: string; description: string; addresses: Readonly<Record<string, string>> }[]
    >
  >;
  export default sections;
}
