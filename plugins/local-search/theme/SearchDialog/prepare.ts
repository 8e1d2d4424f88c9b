export { startEarly as default } from '../../client/searchWorker';
