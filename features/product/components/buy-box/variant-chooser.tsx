import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { useTranslations } from 'next-intl'
import type { Axis } from '@/lib/api/entities/product.schema'
import { cn } from '@/lib/cn'
import { valueState, type Choice, type Configurable, type ValueState } from '@/features/product/choose-variant'

type VariantChooserProps = {
  product: Configurable
  choice: Choice
  /** Marked as missing. */
  missing: readonly Axis[]
  onChoose: (value: { code: string; valueId: number }) => void
}

const missingId = (code: string) => `${code}-missing`

function valueFieldId(code: string, valueId: number) {
  return `${code}-${valueId}`
}

/** One row of values per axis; impossible values are disabled (docs/rules/storefront.md#variant-choice). */
export function VariantChooser({ product, choice, missing, onChoose }: VariantChooserProps) {
  const t = useTranslations('product.axis')
  return (
    <div className="flex flex-col gap-5">
      {product.axes.map((axis) => (
        <fieldset
          key={axis.attributeCode}
          aria-describedby={missing.includes(axis) ? missingId(axis.attributeCode) : undefined}
          className={cn('flex flex-col gap-2.5', missing.includes(axis) && 'border-l-2 border-danger pl-4')}
        >
          <legend className="pb-2.5 text-sm font-medium">
            {axis.label}
            <span className="font-normal text-ink-soft"> {axis.values.find(({ id }) => id === choice[axis.attributeCode])?.value}</span>
          </legend>
          <div className="flex flex-wrap gap-2.5">
            {axis.values.map((value) => (
              <AxisValue
                key={value.id}
                axis={axis}
                value={value}
                isChosen={choice[axis.attributeCode] === value.id}
                state={valueState(product, choice, { code: axis.attributeCode, valueId: value.id })}
                onChoose={() => onChoose({ code: axis.attributeCode, valueId: value.id })}
              />
            ))}
          </div>
          {missing.includes(axis) ? (
            <p id={missingId(axis.attributeCode)} role="alert" className="text-sm font-medium text-danger">
              {t('missing')}
            </p>
          ) : null}
        </fieldset>
      ))}
    </div>
  )
}

type AxisValueProps = { axis: Axis; value: Axis['values'][number]; isChosen: boolean; state: ValueState; onChoose: () => void }

const baseStyles =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center border bg-surface text-sm font-medium transition-colors'
const focusStyles = 'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--focus-ring)'
function AxisValue({ axis, value, isChosen, state, onChoose }: AxisValueProps) {
  const t = useTranslations('product.axis')
  const isSwatch = value.swatch !== null || value.media !== null
  const isAvailable = state === 'available'
  return (
    <label
      title={value.value}
      className={cn(
        baseStyles,
        focusStyles,
        isSwatch ? 'gap-2 rounded-full py-1 pr-4 pl-1.5' : 'rounded px-4',
        isChosen ? 'border-action ring-1 ring-action ring-inset' : 'border-line-strong hover:border-ink',
        state === 'impossible' && 'cursor-not-allowed border-line hover:border-line',
        !isAvailable && 'border-dashed text-ink-faint line-through',
        !isAvailable && isSwatch && 'opacity-60',
      )}
    >
      <input
        {...replayEarlyClicks}
        type="radio"
        id={valueFieldId(axis.attributeCode, value.id)}
        name={axis.attributeCode}
        value={value.id}
        checked={isChosen}
        disabled={state === 'impossible'}
        onChange={onChoose}
        className="sr-only"
        aria-label={isAvailable ? value.value : t('unavailable', { value: value.value })}
      />
      {value.media ? (
        <img
          src={value.media.src}
          srcSet={value.media.srcset || undefined}
          sizes="2rem"
          alt=""
          className="size-8 rounded-full object-cover"
        />
      ) : isSwatch ? (
        <span className="size-8 rounded-full border border-line" style={{ backgroundColor: value.swatch ?? undefined }} />
      ) : null}
      {value.value}
    </label>
  )
}
