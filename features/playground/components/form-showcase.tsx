'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Icon } from '@/components/ui/icon/icon'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { RadioCardsField } from '@/components/form/fields/radio-cards-field'
import { SelectField } from '@/components/form/fields/select-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { TextareaField } from '@/components/form/fields/textarea-field'
import { Cluster } from '@/components/layout/cluster'
import { Grid } from '@/components/layout/grid'
import { Stack } from '@/components/layout/stack'
import { Card } from '@/components/ui/display/card'
import { Radio } from '@/components/ui/control/radio'
import { Showcase } from './showcase'

const sampleSchema = z.object({
  firstName: z.string().min(1, 'Upišite ime.'),
  contact: z.object({ email: z.email('Upišite ispravnu adresu e-pošte.') }),
  country: z.string().min(1, 'Odaberite zemlju.'),
  note: z.string().max(300),
  delivery: z.string().min(1, 'Odaberite način dostave.'),
  consent: z.boolean().refine(Boolean, 'Prihvatite uvjete kupnje.'),
})

const defaultValues = { firstName: '', contact: { email: '' }, country: '', note: '', delivery: '', consent: false }

export function FormShowcase() {
  const form = useForm({ resolver: zodResolver(sampleSchema), defaultValues, shouldFocusError: false })
  const { control } = form
  return (
    <Showcase id="obrazac" title="Obrazac">
      <Card padding="lg">
        <Form form={form} onSubmit={simulateSubmit}>
          <Stack gap="md">
            <ErrorSummary control={control} title="Prije slanja ispravite ovo:" />
            <Grid columns={2} gap="sm">
              <TextField control={control} name="firstName" label="Ime" autoComplete="given-name" required />
              <TextField
                control={control}
                name="contact.email"
                label="E-pošta"
                type="email"
                inputMode="email"
                autoComplete="email"
                required
              />
            </Grid>
            <SelectField
              control={control}
              name="country"
              label="Zemlja"
              placeholder="Odaberite"
              required
              options={[
                { value: 'HR', label: 'Hrvatska' },
                { value: 'SI', label: 'Slovenija' },
              ]}
            />
            <RadioCardsField control={control} name="delivery" label="Dostava" required options={deliveries} />
            <TextareaField control={control} name="note" label="Napomena" hint="Najviše 300 znakova." aside="neobavezno" />
            <CheckboxField control={control} name="consent" label="Pročitao sam i prihvaćam uvjete kupnje" required />
            <Cluster>
              <SubmitButton control={control} size="lg">
                Pošalji narudžbu
              </SubmitButton>
            </Cluster>
          </Stack>
        </Form>
      </Card>
    </Showcase>
  )
}

const deliveries = [
  {
    value: 'home',
    title: 'Dostava na adresu',
    description: 'Od dva do tri radna dana',
    aside: '3,90 €',
    icon: <Icon name="banknote" />,
  },
  {
    value: 'branch',
    title: 'Preuzimanje u poslovnici',
    description: 'Na 40 mjesta u Hrvatskoj',
    aside: '1,90 €',
    icon: <Icon name="landmark" />,
    content: (
      <fieldset>
        <legend className="sr-only">Poslovnica</legend>
        <Radio name="branch">Zagreb, Ilica 10</Radio>
        <Radio name="branch">Split, Marmontova 4</Radio>
      </fieldset>
    ),
  },
  { value: 'none', title: 'Osobno u knjižari', description: 'Trenutačno zatvoreno', aside: '0,00 €', disabled: true },
]

function simulateSubmit() {
  return new Promise<void>((resolve) => setTimeout(resolve, 2000))
}
