import type { DocSearchModalProps } from '@docsearch/react';
import translations from '@theme/SearchTranslations';

type Translations = NonNullable<DocSearchModalProps['translations']>;

const disclaimer = 'Answers are generated with AI which can make mistakes. Verify responses.';

/**
 * The modal's words: stock's, but for what differs here.
 *
 * @param mode - whether answers come from the hosted assistant
 */
export function modalTranslations(mode: { readonly hostedAnswers: boolean }): Translations {
  const stock = (translations as { modal: Translations }).modal;
  return {
    ...stock,
    searchBox: {
      ...stock.searchBox,
      placeholderText: 'Search',
      clearButtonTitle: 'Clear',
      closeButtonText: 'esc',
      closeButtonAriaLabel: 'Close',
    },
    resultsScreen: { ...stock.resultsScreen, askAiPlaceholder: 'Ask: ', noResultsAskAiPlaceholder: 'Ask: ' },
    // A development server has no index.
    ...(process.env.NODE_ENV === 'development' && {
      errorScreen: { ...stock.errorScreen, helpText: 'The search index is made by npm run build.' },
    }),
    askAiScreen: {
      ...stock.askAiScreen,
      disclaimerText: mode.hostedAnswers
        ? disclaimer
        : `${disclaimer}\nHere they are passages quoted from these pages, nothing else.`,
    },
    footer: { ...stock.footer, selectText: 'open', navigateText: 'move', closeText: 'close' },
  };
}
