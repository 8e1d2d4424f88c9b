// Every page carries this; the card comes when a reader first points at a chart.
if (typeof window !== 'undefined') {
  document.addEventListener('pointerover', (event) => {
    const { target } = event;
    const plot = target instanceof Element ? target.closest<HTMLElement>('.chart-plot') : null;
    // Without it the numbers still stand in the table.
    if (plot)
      void import('./card').then(
        ({ watch }) => watch(plot, event),
        () => undefined,
      );
  });
}
