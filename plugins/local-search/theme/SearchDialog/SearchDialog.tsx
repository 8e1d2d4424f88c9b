import { useState, type ReactNode } from 'react';
import type { Exchange } from '../../client/answers/exchange';
import type { Props as ModalProps } from '@theme/SearchModal';
import Conversation from './Conversation';
import KeywordSearch from './KeywordSearch';
import Shell from './Shell';
import { useConversation } from './useConversation';

interface Props extends Omit<ModalProps, 'isOpen'> {
  readonly version: string;
}

const longestText = 512;

/** Search in a dialog: by keywords, or a conversation whose answers quote the pages. */
export default function SearchDialog({ selected, typed, version, onClose }: Props): ReactNode {
  const [text, setText] = useState(() => oneLine(typed || selected));
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

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trimStart().slice(0, longestText);
}
