import { useTranslations } from 'next-intl'

/** A value as text: yes and no for switches, lists by commas. */
export function ShownValue({ value }: { value: unknown }) {
  const t = useTranslations('admin.form')
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return <em>{t('empty')}</em>
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
