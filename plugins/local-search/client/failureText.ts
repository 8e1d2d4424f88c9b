/** What readers are told when search can't be had. */
export const failureTitle = 'Unable to fetch results';
export const failureHelp = 'You might want to check your network connection.';
