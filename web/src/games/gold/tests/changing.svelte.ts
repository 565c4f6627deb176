/** Props that can be changed after a component was mounted with them. */
export function changing<T extends object>(props: T): T {
  let now = $state.raw(props);
  return new Proxy(props, {
    get: (_, key) => now[key as keyof T],
    set: (_, key, value) => {
      now = { ...now, [key]: value as unknown };
      return true;
    },
  });
}
