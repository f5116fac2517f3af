import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { CustomOption } from '@/lib/api/entities/product.schema'
import { formatPrice } from '@/lib/money'
import type { Texts } from '../purchase'

type PersonalOptionsProps = {
  options: readonly CustomOption[]
  texts: Texts
  /** The keys of required options that were left empty, once adding was tried. */
  missing: readonly string[]
  onWrite: (key: string, text: string) => void
}

/** What the buyer writes on the product: a dedication, a number. */
export function PersonalOptions({ options, texts, missing, onWrite }: PersonalOptionsProps) {
  const t = useTranslations('product.personal')
  return (
    <div className="flex flex-col gap-5">
      {options.map((option) => {
        const { key, option_type, required, maxLength, min, max, price, custom_option_values } = option
        const used = texts[key]?.length ?? 0
        const hints = [
          price > 0 && t('price', { price: formatPrice(price) }),
          maxLength && used > 0 && t('count', { used, max: maxLength }),
        ]
        return (
          <Field
            key={key}
            id={`opcija-${key}`}
            label={custom_option_values[0]?.label ?? key}
            required={required}
            aside={required ? undefined : t('optional')}
            hint={hints.filter(Boolean).join(', ')}
            error={missing.includes(key) ? t('required') : undefined}
          >
            {(control) =>
              option_type === 'number' ? (
                <Input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={min ?? undefined}
                  max={max ?? undefined}
                  value={texts[key] ?? ''}
                  onChange={(event) => onWrite(key, event.target.value)}
                />
              ) : (
                <Textarea
                  {...control}
                  rows={1}
                  maxLength={maxLength ?? undefined}
                  value={texts[key] ?? ''}
                  onChange={(event) => onWrite(key, event.target.value)}
                />
              )
            }
          </Field>
        )
      })}
    </div>
  )
}
