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

declare module '@generated/reference/default/folders.json' {
  /** Version → where its hover cards are (plugins/reference). */
  const folders: Readonly<Record<string, { readonly folder: string; readonly pages: readonly string[] }>>;
  export default folders;
}
