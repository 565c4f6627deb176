/** "Arrange for me": the distribution the server advises, filled in to be accepted or changed. */

/** Answers in a row, as the server would give them for the king who asks; none without advice. */
export type Advise = () => Promise<string[]>;

/** Fills in the plan; to be done with it is left to the king. Says whether there was advice. */
export async function arrange(advise: Advise, send: (answers: string[]) => void): Promise<boolean> {
  try {
    const answers = (await advise()).filter((answer) => answer !== 'done');
    if (answers.length > 0) send(answers);
    return answers.length > 0;
  } catch {
    return false; // no reply: the plan is made by hand as well
  }
}
