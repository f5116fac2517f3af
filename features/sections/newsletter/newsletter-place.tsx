import { useTranslations } from 'next-intl'
import { NewsletterForm } from '@/features/newsletter/components/newsletter-form'

/** Hands the form its words, so that they need not be in every page. */
export function NewsletterPlace() {
  const t = useTranslations('newsletter')
  return (
    <NewsletterForm
      words={{ label: t('label'), placeholder: t('placeholder'), submit: t('submit'), done: t('done'), invalid: t('invalid') }}
    />
  )
}
