import { icons } from './icons'

/** An icon of the list; nothing for a name that it does not have. */
export function IconByName({ name, className }: { name: string; className?: string }) {
  const entry = icons.find((one) => one.name === name)
  return entry ? <entry.Icon aria-hidden="true" className={className} /> : null
}
