/** The time, as something a page can show: it moves by itself while somebody looks. */

export class Ticking {
  now = $state(Date.now());

  constructor(every: number) {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), every);
      return () => clearInterval(timer);
    });
  }
}
