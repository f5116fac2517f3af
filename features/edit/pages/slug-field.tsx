import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { slugOf } from '@/lib/text/slug'

type SlugFieldProps = {
  id: string
  label: string
  hint?: string
  error: string | undefined
  value: string
  onChange: (slug: string) => void
}

/** The address of a page or post, as its slug is typed. */
export function SlugField({ id, label, hint, error, value, onChange }: SlugFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
          onChange={({ target }) => onChange(target.value)}
          // What is no address becomes one: 'klub Žar' is 'klub-zar'.
          onBlur={() => value !== slugOf(value) && onChange(slugOf(value))}
        />
      )}
    </Field>
  )
}
