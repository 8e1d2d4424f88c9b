import './nodeDialog.lazy.css';
import { hintsFor, type NodeValues, reasonAgainst, type VenueNodes, variantFor } from '../shared/nodes';
import { element } from './element';

/**
 * Opens the node programs of an integration: what the reader chooses, the program for it, and what proves it.
 *
 * @param name - of the integration
 * @param nodes - missing where the version knows none
 */
export function openNodeDialog(name: string, nodes: VenueNodes | undefined): void {
  const title = element('h2', { id: 'venue-dialog-title' }, `A node for ${name}`);
  const shown = element('div', { className: 'venue-shown' });
  const close = element('button', { type: 'button', className: 'venue-close' }, 'Close');
  const dialog = element('dialog', { className: 'venue-dialog' }, title, close);
  dialog.setAttribute('aria-labelledby', title.id);
  const selects = (nodes?.choices ?? []).map(({ id, label, options }) => {
    const select = element(
      'select',
      { name: id },
      ...options.map((option) => element('option', { value: option.id }, option.label)),
    );
    return { select, field: element('label', {}, `${label} `, select) };
  });
  const show = () => {
    const values = Object.fromEntries(selects.map(({ select }) => [select.name, select.value]));
    shown.replaceChildren(...(nodes ? answerTo(nodes, values) : [element('p', {}, 'No program is known.')]));
  };
  const fields = element('div', { className: 'venue-fields' }, ...selects.map(({ field }) => field));
  fields.addEventListener('change', show);
  close.addEventListener('click', () => {
    dialog.close();
  });
  // Closing gives the focus back to what opened it; nothing of it is needed after that.
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  dialog.append(fields, shown);
  document.body.append(dialog);
  show();
  dialog.showModal();
}

function answerTo(nodes: VenueNodes, values: NodeValues): HTMLElement[] {
  const variant = variantFor(nodes, values);
  if (!variant) {
    const reason = reasonAgainst(nodes, values) ?? nodes.excluded[0]?.reason ?? '';
    return [element('p', { className: 'venue-reason' }, `No such node. ${reason}`)];
  }
  const { program, ran } = variant;
  const code = element('pre', { tabIndex: 0 }, element('code', {}, program));
  code.setAttribute('role', 'group');
  code.setAttribute('aria-label', 'Program');
  const hints = hintsFor(nodes, values).map((hint) => element('li', {}, hint));
  return [
    ...(hints.length > 0 ? [element('ul', {}, ...hints)] : []),
    element(
      'p',
      { className: 'venue-proof' },
      ran
        ? `Built into a node on ${ran.on}, without a network and with made-up keys, on ${ran.date}.`
        : 'Not built in our checks.',
    ),
    copyButton(program),
    code,
  ];
}

function copyButton(program: string): HTMLButtonElement {
  const button = element('button', { type: 'button', className: 'venue-copy' }, 'Copy');
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(program).then(
      () => {
        button.textContent = 'Copied';
      },
      () => {
        button.textContent = "Couldn't copy: select the program and copy it";
      },
    );
  });
  return button;
}
