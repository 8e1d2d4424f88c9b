import { stopWords } from '../../shared/stopWords';

/** Words that ask, greet or help other words: no page answers by holding them. */
const asking =
  'able actually advise again allow allowed also anyone anything aren ask available best better ' +
  'between but ca call called com correctly could currently describe didn difference different doc ' +
  'docs documentation does doesn don each easily either else ever every exactly example examples ' +
  'exist exists explain explanation figure find first get gets getting give given go goes going ' +
  'good happen happens hasn haven hello help here hey hi however instead isn its just kind know let ' +
  'like ll look looking many mean meaning means much mustn nautilus nautilustrader need needed ' +
  'needs no not now only other otherwise out permitted please possible properly purpose quickly re ' +
  'really recommended right same say see shall shan show someone something still such support ' +
  'supported supports suppose supposed sure tell thank thanks thing things think too try trying ' +
  'understand use used useful user uses using usual usually ve very via want wanted wants wasn way ' +
  'although automatically often enough again made make makes making include included whole current ' +
  'itself myself yourself under inside avoid consist represent respect look looks called set put ' +
  'great nice cool perfect awesome morning evening today ' +
  'ways well weren whether while whose won wonder wondering work working works wouldn write yes yet';

/** Words that ask for code; they stand in few sentences that answer. */
const codeAsking = 'code snippet signature syntax sample import';

const askingWords = new Set(asking.split(' '));
const codeWords = new Set(codeAsking.split(' '));

/** @param word - folded */
export const isDropped = (word: string): boolean =>
  word.length < 2 || stopWords.has(word) || askingWords.has(word) || codeWords.has(word);

/** @param word - folded */
export const asksForCode = (word: string): boolean => codeWords.has(word) || /^examples?$/.test(word);
