import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { defineSection } from '../define'
import { f } from '../fields'
import { CookieGate } from './cookie-gate'

/** The three buttons have equal weight (docs/rules/storefront.md#cookie-notice). */
export const cookieNotice = defineSection({
  type: 'cookie-notice',
  meta: {
    title: f.rich({ required: true }),
    accept: f.text({ max: 30, required: true }),
    necessary: f.text({ max: 30, required: true }),
    settings: f.text({ max: 30, required: true }),
    save: f.text({ max: 30, required: true }),
    categories: f.list({ key: f.text(), title: f.text({ max: 40 }), text: f.text({ max: 240 }), required: f.flag({ default: false }) }),
  },
  options: {},
  links: ['privacy'],
  Render: ({ K, meta }) => (
    <K.Root as="div">
      <LabelledGate
        labels={{ accept: meta.accept, necessary: meta.necessary, settings: meta.settings, save: meta.save }}
        categories={meta.categories}
        text={<K.Rich at="title" size="small" className="max-w-none" />}
      />
    </K.Root>
  ),
})

/** Adds the accessible name, so that the client component needs no message namespace. */
function LabelledGate(props: Omit<ComponentProps<typeof CookieGate>, 'label'>) {
  const t = useTranslations('shell')
  return <CookieGate {...props} label={t('cookies')} />
}
