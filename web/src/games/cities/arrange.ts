/** "Arrange for me": the distribution the server advises, filled in to be accepted or changed. */

/** Answers in a row, as the server would give them for the king who asks. */
export type Advise = () => Promise<string[]>;

/** The plan is filled in; to be done with it is left to the king. */
export async function arrange(advise: Advise, send: (answers: string[]) => void): Promise<void> {
  const answers = await advise();
  send(answers.filter((answer) => answer !== 'done'));
}
