/** The line of a page that its reference takes the place of: `::api-reference`. */
export const marker = 'api-reference';
