import { useTranslations } from 'next-intl'

const ownRules = { price: 'price', priceTooHigh: 'priceTooHigh', reason: 'reason', nothing: 'nothing', unknown: 'item' } as const
const commonRules = ['required', 'email', 'specialCharacters', 'country', 'oib', 'vatNumber'] as const

/** The text of a broken rule: of this form, or of all forms. */
export function useProblemTexts() {
  const t = useTranslations('admin.phoneOrder.rules')
  const common = useTranslations('forms.rules')
  return (rule: string): string => {
    const own = Object.entries(ownRules).find(([name]) => name === rule)?.[1]
    return own ? t(own) : common(commonRules.find((one) => one === rule) ?? 'required')
  }
}
