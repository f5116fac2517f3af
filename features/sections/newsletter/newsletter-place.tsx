import { useTranslations } from 'next-intl'
import { InlineHtml } from '@/components/ui/text/inline-html'
import { NewsletterForm } from '@/features/newsletter/components/newsletter-form'
import type { Consent } from '@/lib/api/entities/consent.schema'

/** Hands the form its words, so that they need not be in every page, and what is to be agreed to, written out. */
export function NewsletterPlace({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('newsletter')
  return (
    <NewsletterForm
      labels={{
        label: t('label'),
        placeholder: t('placeholder'),
        submit: t('submit'),
        done: t('done'),
        invalid: t('invalid'),
        consentMissing: t('consentMissing'),
      }}
      consents={consents.map(({ id, required, displayName }) => ({ id, required, label: <InlineHtml html={displayName} /> }))}
    />
  )
}
