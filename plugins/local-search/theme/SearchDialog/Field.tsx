import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import Magnifier from '../SearchBar/Magnifier';
import Bar from './Bar';
import { firstRow } from './rowKeys';
import styles from './bar.module.css';

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Whether the text was there when search opened, to be typed over. */
  readonly isSelected: boolean;
  /** Id of the list that the field chooses from, where one is shown; and of the row chosen. */
  readonly list: string | undefined;
  readonly active: string | undefined;
  readonly onTextChange: (text: string) => void;
  readonly onClear: () => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onEnter: () => void;
  /** @returns whether the key is used up */
  readonly onTab: () => boolean;
  readonly onClose: () => void;
}

/** Longer texts are no searches. */
const longestText = 512;

/** The field of keyword search: a combobox, after the ARIA pattern of one with a list below it. */
export default function Field(props: Props): ReactNode {
  const { field, text, list, active, onTextChange } = props;
  const isToSelect = useRef(props.isSelected);
  useEffect(() => {
    field.current?.focus();
  }, [field]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
    // Enter that ends a word of an input method is no wish to open.
    if (nativeEvent.isComposing || ctrlKey || altKey || metaKey || shiftKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      if (list) props.onMove(step);
      else if (step === 1) firstRow(event.currentTarget)?.focus();
    } else if (key === 'Enter') {
      event.preventDefault();
      props.onEnter();
    } else if (key === 'Tab' && props.onTab()) event.preventDefault();
  };

  return (
    <Bar onClose={props.onClose}>
      <span className={styles.icon}>
        <Magnifier />
      </span>
      <input
        ref={field}
        className={styles.field}
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active}
        placeholder="Search, or ask a question"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={longestText}
        value={text}
        // The dialog gives it the focus as it opens. Selected any later, the first letter typed would be typed over.
        onFocus={({ currentTarget }) => {
          if (isToSelect.current) currentTarget.select();
          isToSelect.current = false;
        }}
        onChange={({ target }) => onTextChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {text && (
        <button type="button" className={styles.clear} onClick={props.onClear}>
          Clear
        </button>
      )}
    </Bar>
  );
}
