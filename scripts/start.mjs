// `npm start`: the site for a contributor, at http://localhost:3000/docs/, with live reload.
import { runInstalled } from './lib/command.mjs';

// Given arguments come last and win over these.
const here = ['--no-open', '--port', '3000', '--host', 'localhost'];
runInstalled(['docusaurus', 'start', ...here, ...process.argv.slice(2)]);
