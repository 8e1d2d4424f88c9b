// One listener serves every copy button: code blocks are HTML made at build time and have no component.
if (typeof window !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const code = button?.closest('.code')?.querySelector('code');
    if (button && code) void copy(button, code);
  });
}

async function copy(button: HTMLElement, code: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(typedText(code));
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Not copied';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 2000);
}

/** What a reader would type: the code without prompts and without what the session printed. */
function typedText(code: Element): string {
  const clone = code.cloneNode(true) as Element;
  for (const part of clone.querySelectorAll('.prompt, .output')) part.remove();
  return clone.textContent.replace(/\n$/, '');
}
