// The page that a reader opens hydrates only when all its chunks have come. When one fails, nothing of React runs yet:
// Docusaurus (core 3.9.2, client/clientEntry.tsx) leaves the rejection unhandled, so the box is made here by hand.
// Later failures are others' business: a link's preload is only a hint, and a failed navigation loads the page anew.
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const error: unknown = reason;
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!hydrated && error instanceof Error && error.name === 'ChunkLoadError') showFailure(error);
  });
}

function showFailure(error: Error): void {
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.role = 'alert';
  const text = document.createElement('p');
  text.textContent = String(error);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    location.reload();
  });
  box.append(text, retry);
  // Above the page, which stays readable as it came from the server.
  document.getElementById('__docusaurus_skipToContent_fallback')?.prepend(box);
}
