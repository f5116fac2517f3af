import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import type { BundlePart, Variant } from '@/lib/api/entities/product.schema'
import { optionField, partField, selectedVariant, type BundleChoice } from './bundle-choice'
import { PartPicture } from './part-picture'
import { CustomOptionFields } from './custom-option-fields'

type BundlePartFieldsProps = {
  part: BundlePart
  choice: BundleChoice
  hasTried: boolean
  onChange: (change: (previous: BundleChoice) => BundleChoice) => void
}

/** One part of a bundle: picture, variant and custom options. */
export function BundlePartFields({ part, choice, hasTried, onChange }: BundlePartFieldsProps) {
  const t = useTranslations('product.bundle')
  const { qty, product } = part
  const { id, name, format, associatedProductsAttributes: axes, associatedProducts: variants, customOptions } = product
  const chosen = selectedVariant(part, choice)
  return (
    <li className="flex gap-4">
      <PartPicture picture={chosen?.media[0] ?? product.media[0]} />
      <div className="flex min-w-0 grow flex-col gap-3">
        <p className="flex items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-medium">{name}</span>
          <span className="shrink-0 text-sm text-ink-soft tabular-nums">{t('part', { qty })}</span>
        </p>
        {format === 'Configurable' ? (
          <Field
            id={partField(id)}
            label={axes.map(({ label }) => label).join(', ')}
            required
            error={hasTried && !chosen ? t('chooseVariant') : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={chosen?.id ?? ''}
                onChange={(event) => {
                  const variantId = Number(event.target.value)
                  onChange((previous) => ({ ...previous, variants: { ...previous.variants, [id]: variantId } }))
                }}
              >
                <option value="" disabled>
                  {t('choose')}
                </option>
                {variants.map((variant) => (
                  <option key={variant.id} value={variant.id} disabled={!hasEnough(variant, qty)}>
                    {hasEnough(variant, qty) ? variantLabel(variant) : t('soldOut', { name: variantLabel(variant) })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {customOptions.length > 0 ? (
          <CustomOptionFields
            options={customOptions}
            texts={choice.partTexts[id] ?? {}}
            hasTried={hasTried}
            fieldId={(key) => optionField(key, id)}
            onTextChange={(key, text) =>
              onChange((previous) => ({
                ...previous,
                partTexts: { ...previous.partTexts, [id]: { ...previous.partTexts[id], [key]: text } },
              }))
            }
          />
        ) : null}
      </div>
    </li>
  )
}

function hasEnough({ stock: { available } }: Variant, qty: number) {
  return available === null || available >= qty
}

/** 'Tinta, M' */
function variantLabel({ name, attributeSet }: Variant) {
  return attributeSet.attributes.map(({ value }) => value.value).join(', ') || name
}
