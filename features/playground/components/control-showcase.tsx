import { Icon } from '@/components/ui/icon/icon'
import { Grid } from '@/components/layout/grid'
import { Stack } from '@/components/layout/stack'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { RatingInput } from '@/components/ui/control/rating-input'
import { Select } from '@/components/ui/control/select'
import { Switch } from '@/components/ui/control/switch'
import { Textarea } from '@/components/ui/control/textarea'
import { QuantitySamples } from './quantity-samples'
import { Sample, Showcase } from './showcase'

export function ControlShowcase() {
  return (
    <Showcase id="polja" title="Polja">
      <Grid columns={3} gap="md">
        <Field id="c-plain" label="Ime i prezime" aside="neobavezno">
          {(control) => <Input {...control} placeholder="Ivana Horvat" />}
        </Field>
        <Field id="c-hint" label="E-pošta" required hint="Na nju šaljemo potvrdu narudžbe.">
          {(control) => <Input {...control} type="email" start={<Icon name="mail" />} defaultValue="ivana@primjer.hr" />}
        </Field>
        <Field id="c-error" label="Poštanski broj" required error="Poštanski broj ima pet znamenki.">
          {(control) => <Input {...control} inputMode="numeric" defaultValue="1000" />}
        </Field>
        <Field id="c-disabled" label="Zemlja">
          {(control) => <Input {...control} disabled defaultValue="Hrvatska" />}
        </Field>
        <Field id="c-readonly" label="Broj kartice">
          {(control) => <Input {...control} readOnly defaultValue="2400 1234 5678" />}
        </Field>
        <Field id="c-unit" label="Najviša cijena">
          {(control) => <Input {...control} inputMode="decimal" end={<Icon name="euro" className="size-5" />} defaultValue="40" />}
        </Field>
        <Field id="c-select" label="Poredaj">
          {(control) => (
            <Select {...control} defaultValue="new">
              <option value="new">Najnovije</option>
              <option value="cheap">Od najjeftinijeg</option>
              <option value="name">Naziv A–Ž</option>
            </Select>
          )}
        </Field>
        <Field id="c-select-error" label="Dostavna poslovnica" error="Odaberite poslovnicu.">
          {(control) => (
            <Select {...control} defaultValue="">
              <option value="">Odaberite</option>
              <option value="1">Zagreb, Ilica 10</option>
            </Select>
          )}
        </Field>
        <Field id="c-search" label="Traži u trgovini" labelHidden>
          {(control) => (
            <Input {...control} type="search" controlSize="sm" start={<Icon name="search" />} placeholder="Traži naslov ili autora" />
          )}
        </Field>
      </Grid>
      <Field id="c-area" label="Napomena uz narudžbu" hint="Najviše 300 znakova.">
        {(control) => <Textarea {...control} placeholder="Na primjer: molim zamotati za dar." />}
      </Field>
      <Grid columns={3} gap="md">
        <Stack gap="none">
          <Checkbox>Želim primati pismo iz knjižare</Checkbox>
          <Checkbox defaultChecked aside="38">
            Tvrdi uvez
          </Checkbox>
          <Checkbox aria-invalid="true">Prihvaćam uvjete kupnje</Checkbox>
          <Checkbox disabled aside="0">
            Rasprodano
          </Checkbox>
          <Checkbox disabled defaultChecked>
            Nužni kolačići
          </Checkbox>
        </Stack>
        <RadioGroup id="c-radios" legend="Jezik" spacing="tight">
          <Radio name="c-language" value="hr" defaultChecked aside="214">
            Hrvatski
          </Radio>
          <Radio name="c-language" value="en" aside="26">
            Engleski
          </Radio>
          <Radio name="c-language" value="de" disabled aside="0">
            Njemački
          </Radio>
        </RadioGroup>
        <Stack gap="2xs">
          <Switch defaultChecked description="Jednom tjedno, nedjeljom ujutro.">
            Pismo iz knjižare
          </Switch>
          <Switch>Samo naslovi na zalihi</Switch>
          <Switch disabled>Isključeno</Switch>
        </Stack>
      </Grid>
      <Sample name="QuantityStepper: slobodno, na najmanjem, isključeno">
        <QuantitySamples />
      </Sample>
      <RatingInput legend="Vaša ocjena" name="c-rating" labelFor={(stars) => `${stars} od 5`} />
    </Showcase>
  )
}
