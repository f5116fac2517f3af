import type { Messages } from 'next-intl'

export type Namespace = keyof Messages

/**
 * The words that client components may need on any page; they ride in every page's HTML, so they are few. A page whose client components need
 * more wraps them in <ClientMessages names={['checkout']}>. A component that has a server component above it takes its words as props.
 */
export const globalNamespaces = ['cart', 'common', 'failure', 'wishlist'] as const satisfies Namespace[]

/** Only the named namespaces, as next-intl's provider takes them. */
export function pickMessages(all: Messages, names: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}
