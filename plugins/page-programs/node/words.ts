/** The command that installs packages; a wheel of the platform, since its source takes hours to build. */
export const installCommand = (packages: readonly string[]) =>
  `python -m pip install --only-binary nautilus_trader ${packages.join(' ')}`;

/** The last words of each file. */
export const legalLine =
  'Licence: MIT. NT Docs is not affiliated with, endorsed by or supported by Nautech Systems Pty Ltd.';
