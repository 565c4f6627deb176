/** Nothing can hover here: one acts with fingers, and is told so. */
export const fingers = window.matchMedia?.('(hover: none)').matches ?? false;
