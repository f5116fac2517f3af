import { useLocale, useTranslations } from 'next-intl'
import { useLayoutEffect } from 'react'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import { earlyText } from '@/components/hydration/early-text'
import { hydratesEarlyForm } from '@/components/hydration/replay-early-clicks'
import type { CustomOption } from '@/lib/api/entities/product.schema'
import { formatPrice } from '@/lib/money/money'
import { optionProblem, type OptionTexts } from './custom-options'

type CustomOptionFieldsProps = {
  options: readonly CustomOption[]
  texts: OptionTexts
  /** Errors show after the first attempt to add. */
  hasTried: boolean
  /** The id of an option's field. */
  fieldId: (key: string) => string
  onTextChange: (key: string, text: string) => void
}

/** The fields of a product's custom options, such as a dedication, and that what is made so is kept (docs/rules/after-sale.md#withdrawal-told). */
export function CustomOptionFields({ options, texts, hasTried, fieldId, onTextChange }: CustomOptionFieldsProps) {
  const t = useTranslations('product.personal')

  useLayoutEffect(() => {
    for (const { key } of options) {
      const typed = earlyText(fieldId(key))
      if (typed !== '' && !texts[key]) onTextChange(key, typed)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, [])

  return (
    <div className="flex flex-col gap-5">
      {options.map((option) => {
        const { key, option_type, required, maxLength, min, max, custom_option_values } = option
        const problem = optionProblem(option, texts[key])
        const inputProps = {
          ...hydratesEarlyForm,
          value: texts[key] ?? '',
          onChange: (event: { target: { value: string } }) => onTextChange(key, event.target.value),
        }
        return (
          <Field
            key={key}
            id={fieldId(key)}
            label={custom_option_values[0]?.label ?? key}
            required={required}
            aside={required ? undefined : t('optional')}
            hint={<Hint option={option} used={inputProps.value.length} />}
            error={
              problem && hasTried
                ? t(`problem.${problem}`, { min: min ?? 0, max: (problem === 'maxLength' ? maxLength : max) ?? 0 })
                : undefined
            }
          >
            {(control) =>
              option_type === 'number' ? (
                <Input
                  {...control}
                  {...inputProps}
                  type="number"
                  inputMode="numeric"
                  min={min ?? undefined}
                  max={max ?? undefined}
                  className="max-w-36"
                />
              ) : (maxLength ?? 500) <= 20 ? (
                <Input {...control} {...inputProps} type="text" maxLength={maxLength ?? undefined} className="max-w-48" />
              ) : (
                <Textarea {...control} {...inputProps} rows={1} maxLength={maxLength ?? undefined} />
              )
            }
          </Field>
        )
      })}
      <p className="text-sm text-ink-soft">{t('noWithdrawal')}</p>
    </div>
  )
}

/** Price and limits of one option. */
function Hint({ option: { option_type, maxLength, min, max, price }, used }: { option: CustomOption; used: number }) {
  const t = useTranslations('product.personal')
  const locale = useLocale()
  const isRange = option_type === 'number' && min !== null && max !== null
  const hints = [
    price > 0 && t('price', { price: formatPrice(price, locale) }),
    isRange && t('range', { min, max }),
    maxLength !== null && (used > 0 ? t('count', { used, max: maxLength }) : t('most', { max: maxLength })),
  ]
  return hints.filter(Boolean).join(', ')
}
