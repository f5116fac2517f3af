/** A copy of `base` with the texts of `over` in place of its own. A compiled text may be an array; arrays are texts here. */
export function mergeMessages<T extends object>(base: T, over: object): T {
  const copy = structuredClone(base)
  assign(copy, over)
  return copy
}

function assign(target: object, over: object) {
  for (const [key, value] of Object.entries(over)) {
    const own: unknown = Reflect.get(target, key)
    if (isNamespace(own) && isNamespace(value)) assign(own, value)
    else Reflect.set(target, key, value)
  }
}

function isNamespace(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
