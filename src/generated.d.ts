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
  /** Version → address of the folder with its hover cards, with a slash at its end (plugins/reference). */
  const folders: Readonly<Record<string, string>>;
  export default folders;
}
