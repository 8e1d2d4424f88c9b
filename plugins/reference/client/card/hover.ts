// Every page carries this; the card itself comes when a reader first asks for one. A finger follows the link.
if (typeof window !== 'undefined') {
  // In guides, and in the reference itself but for what leads to where it stands.
  const links = 'a.symbol, .api a[href*="#"]:not(.hash-link, .api-at > a)';
  const ask = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    if (!link || pointerType === 'touch' || (type === 'focusin' && !link.matches(':focus-visible'))) return;
    // Without the card the link still leads there.
    void import('./card').then(
      ({ show }) => {
        show(link);
      },
      () => undefined,
    );
  };
  document.addEventListener('pointerover', ask);
  document.addEventListener('focusin', ask);
}
