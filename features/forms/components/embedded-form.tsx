import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { Form } from '@/lib/api/entities/form.schema'
import { globalNamespaces, pickMessages } from '@/lib/i18n/client-messages'
import { LazySiteForm } from './lazy-site-form'

/** A site form with its own messages, for pages that load none of them. */
export function EmbeddedForm({ form, done }: { form: Form; done: string }) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={pickMessages(useMessages(), [...globalNamespaces, 'forms', 'siteForms'])}>
      <LazySiteForm form={form} done={done} />
    </NextIntlClientProvider>
  )
}
