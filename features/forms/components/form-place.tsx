import { NextIntlClientProvider, useMessages } from 'next-intl'
import type { Form } from '@/lib/api/entities/form.schema'
import { everywhere, pickMessages } from '@/lib/i18n/client-messages'
import { LoadedForm } from './loaded-form'

/** A form of the site on a page that knows nothing of forms: it brings its own words. */
export function FormPlace({ form, done }: { form: Form; done: string }) {
  return (
    <NextIntlClientProvider messages={pickMessages(useMessages(), [...everywhere, 'forms', 'siteForms'])}>
      <LoadedForm form={form} done={done} />
    </NextIntlClientProvider>
  )
}
