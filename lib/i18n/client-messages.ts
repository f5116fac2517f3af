import type { Messages } from 'next-intl'
import type messages from '@/messages/hr.json'

/** The namespaces of the site itself; those of the edit layer and the staff bar come with their code. */
export type Namespace = keyof typeof messages

/**
 * The message namespaces in the HTML of every page; few, since they cost bytes everywhere. Client components that need more are wrapped in
 * <ClientMessages names={['checkout']}>; components below a server component take their labels as props.
 */
export const globalNamespaces = ['cart', 'common', 'failure', 'wishlist'] as const satisfies Namespace[]

export function pickMessages(all: Messages, names: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}
