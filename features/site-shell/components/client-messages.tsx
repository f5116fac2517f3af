import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { globalNamespaces, pickMessages, type Namespace } from '@/lib/i18n/client-messages'

/** Provides these message namespaces, besides the global ones, to the client components below. */
export async function ClientMessages({ names, children }: { names: readonly Namespace[]; children: ReactNode }) {
  const messages = await getMessages()
  return <NextIntlClientProvider messages={pickMessages(messages, [...globalNamespaces, ...names])}>{children}</NextIntlClientProvider>
}
