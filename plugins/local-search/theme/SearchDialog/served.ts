/** All that only asking a served model needs. One file: each that can be loaded later costs bytes on every page. */
export { writtenAnswer } from '../../client/served/writtenAnswer';
export { default as Written } from './Written';
