import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import type { Exchange } from '../../client/answers/exchange';
import { groupHits } from '../../client/groupHits';
import { keptSearches } from '../../client/kept/searches';
import { useSearchConfig } from '../../client/useSearchConfig';
import type { Hit } from '../../shared/types';
import NoResults from '../SearchHit/NoResults';
import Corrected from '../SearchHit/Corrected';
import Field from './Field';
import Footer from './Footer';
import LoadFailure from './LoadFailure';
import Rows, { rowId } from './Rows';
import Start from './Start';
import Status, { statusText } from './Status';
import { askRow, useChoice } from './useChoice';
import { useSearch } from './useSearch';

interface Props {
  readonly text: string;
  /** Whether the text was selected on the page when search opened. */
  readonly isSelected: boolean;
  readonly version: string;
  readonly onTextChange: (text: string) => void;
  readonly onConverse: (question: string, earlier?: readonly Exchange[]) => void;
  readonly onClose: () => void;
}

export default function KeywordSearch(props: Props): ReactNode {
  const { text, version, onConverse, onClose } = props;
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const { indexName } = useSearchConfig();
  const { results, before, hasFailed, begin, retry } = useSearch(text, version);
  const groups = useMemo(() => groupHits((results ?? before)?.hits ?? []), [results, before]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits.map(({ hit }) => hit)), [groups]);
  const choice = useChoice(text, results && hits.length);
  /** Enter was pressed for this text, before its rows were there. */
  const [awaited, setAwaited] = useState<string>();
  const isEmpty = text.trim() === '';
  /** How many there are isn't known before all texts are searched. */
  const whole = results?.isFirst ? undefined : results;

  const open = (hit: Hit) => {
    keptSearches(indexName).opened(hit);
    onClose();
    history.push(hit.url);
  };
  const enter = () => {
    if (choice.row === askRow) onConverse(text);
    else if (results && choice.row !== undefined && hits[choice.row - 1]) open(hits[choice.row - 1] as Hit);
    else setAwaited(text);
  };
  const openAwaited = useEffectEvent(() => {
    setAwaited(undefined);
    if (hits.length > 0) enter();
  });
  useEffect(() => {
    if (results && awaited === text) openAwaited();
  }, [results, awaited, text]);

  const change = (next: string) => {
    setAwaited(undefined);
    begin(next);
    props.onTextChange(next);
  };
  /** By a button, which goes with what it stands in. */
  const replace = (next: string) => {
    change(next);
    field.current?.focus();
  };
  const hasRows = !isEmpty && !hasFailed;
  return (
    <>
      <Field
        field={field}
        text={text}
        isSelected={props.isSelected}
        list={hasRows ? list : undefined}
        active={hasRows && choice.row !== undefined ? rowId(list, choice.row) : undefined}
        onTextChange={change}
        onClear={() => replace('')}
        onMove={choice.move}
        onEnter={() => {
          if (hasFailed) retry();
          enter();
        }}
        onTab={() => {
          if (!hasRows || choice.row === askRow) return false;
          choice.choose(askRow);
          return true;
        }}
        onClose={onClose}
      />
      <Status text={isEmpty ? '' : statusText(whole, hasFailed)} />
      {isEmpty && <Start version={version} onConverse={onConverse} onClose={onClose} />}
      {hasFailed && <LoadFailure onRetry={retry} />}
      {hasRows && results?.corrected !== undefined && <Corrected text={results.corrected} />}
      {hasRows && (
        <Rows
          id={list}
          text={text}
          groups={groups}
          isCurrent={results !== undefined}
          active={choice.row}
          onChoose={choice.choose}
          onAsk={() => onConverse(text)}
          onOpen={open}
        />
      )}
      {hasRows && results?.total === 0 && (
        <NoResults query={text} version={version} suggestions={results.suggestions} onQueryChange={replace} />
      )}
      <Footer query={text} total={whole?.total} version={version} onClose={onClose} />
    </>
  );
}
