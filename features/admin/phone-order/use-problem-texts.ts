import { useTranslations } from 'next-intl'
import { useFieldText } from '@/components/form/use-field-text'

const ownRules = { price: 'price', priceTooHigh: 'priceTooHigh', reason: 'reason', nothing: 'nothing', unknown: 'item' } as const

/** The text of a broken rule: of this form, or of all forms. */
export function useProblemTexts() {
  const t = useTranslations('admin.phoneOrder.rules')
  const textOf = useFieldText()
  return (rule: string): string => {
    const own = Object.entries(ownRules).find(([name]) => name === rule)?.[1]
    return own ? t(own) : textOf(rule)
  }
}
