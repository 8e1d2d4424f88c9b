import { useState, type ReactNode } from 'react';
import type { Exchange } from '../../client/answers/exchange';
import Conversation from './Conversation';
import KeywordSearch from './KeywordSearch';
import Shell from './Shell';
import { useConversation } from './useConversation';

interface Props {
  readonly typed: string;
  readonly version: string;
  readonly onClose: () => void;
}

const longestSelection = 512;

/** Search in a dialog: by keywords, or a conversation whose answers quote the pages. */
export default function SearchDialog({ typed, version, onClose }: Props): ReactNode {
  const [text, setText] = useState(() => oneLine(typed || selectedText()));
  const [isAsking, setIsAsking] = useState(false);
  const conversation = useConversation(version);
  const converse = (question: string, earlier: readonly Exchange[] = []) => {
    conversation.start(question, earlier);
    setIsAsking(true);
  };
  const back = () => setIsAsking(false);
  return (
    <Shell onEscape={isAsking ? back : onClose} onClose={onClose}>
      {isAsking ? (
        <Conversation {...conversation} onBack={back} onClose={onClose} />
      ) : (
        <KeywordSearch
          text={text}
          isSelected={typed === ''}
          version={version}
          onTextChange={setText}
          onConverse={converse}
          onClose={onClose}
        />
      )}
    </Shell>
  );
}

function selectedText(): string {
  return (window.getSelection()?.toString() ?? '').slice(0, longestSelection);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trimStart();
}
