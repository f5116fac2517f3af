import { NextIntlClientProvider, useMessages } from 'next-intl'
import type { Form } from '@/lib/api/entities/form.schema'
import { globalNamespaces, pickMessages } from '@/lib/i18n/client-messages'
import { LazySiteForm } from './lazy-site-form'

/** A form of the site on a page that knows nothing of forms: it brings its own words. */
export function EmbeddedForm({ form, done }: { form: Form; done: string }) {
  return (
    <NextIntlClientProvider messages={pickMessages(useMessages(), [...globalNamespaces, 'forms', 'siteForms'])}>
      <LazySiteForm form={form} done={done} />
    </NextIntlClientProvider>
  )
}
