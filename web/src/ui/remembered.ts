/** Words this browser keeps: what was offered or shown once is not pressed on anybody again. */

export class Remembered {
  constructor(private readonly key: string) {}

  has(word: string): boolean {
    return this.#all().includes(word);
  }

  add(word: string): void {
    if (this.has(word)) return;
    try {
      localStorage.setItem(this.key, JSON.stringify([...this.#all(), word]));
    } catch {
      // storage can be forbidden: then it is shown again
    }
  }

  #all(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
    } catch {
      return []; // as above, or others wrote there
    }
  }
}
