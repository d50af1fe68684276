import { getSlugQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { slugFromName } from '@fanous/arabic/slug';
import { Button } from '@fanous/ui/actions/Button';
import { TextField } from '@fanous/ui/forms/TextField';
import { Ltr } from '@fanous/ui/intl/Bidi';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useFormLabels } from '../frames/useFormLabels.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useDebouncedValue } from '../../shared/hooks/useDebouncedValue.ts';

const typingPauseMs = 300;
/** As the contract has it. */
const isSlug = (text: string) => /^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(text);

interface SlugFieldProps {
  /** Of the course, as typed: a new course's slug follows it until somebody writes another. */
  name: string;
  saved: { id: number; slug: string } | undefined;
}

/** The course's part of its address, checked as it is typed. */
export function SlugField({ name, saved }: SlugFieldProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const words = useFormLabels();
  const errorText = useErrorText();
  const [own, setOwn] = useState(saved?.slug);
  const suggested = name.trim() === '' ? '' : slugFromName(name);
  const asked = (own ?? suggested).trim();
  const settled = useDebouncedValue(asked, typingPauseMs);
  const advice = useQuery({
    ...getSlugQuery(api, { path: { slug: settled }, ...(saved && { query: { course_id: saved.id } }) }),
    enabled: isSlug(settled) && settled !== saved?.slug,
    // Free a minute ago may be taken now.
    staleTime: 0,
  });
  const said = settled === asked ? advice.data : undefined;
  const slug = own ?? said?.suggestion ?? suggested;
  const refused = own !== undefined && said && said.status !== 'free' ? said : undefined;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It may be filled in from elsewhere: what it complained of is looked at again, as on typing.
    const field = input.current;
    if (slug !== '' && field?.ariaInvalid === 'true') field.dispatchEvent(new Event('change', { bubbles: true }));
  }, [slug]);
  const isUnchanged = asked === '' || asked === saved?.slug || !isSlug(asked);

  return (
    <Stack gap="s2">
      <TextField
        ref={input}
        name="slug"
        label={t`Slug`}
        description={
          isUnchanged || refused
            ? t`The course’s part of its address: small English letters, digits and hyphens.`
            : advice.error
              ? errorText(advice.error)
              : said === undefined
                ? t`Checking`
                : t`This slug is free`
        }
        value={slug}
        onChange={setOwn}
        inputDir="ltr"
        autoComplete="off"
        spellCheck="false"
        maxLength={100}
        {...words.getRequiredProps(t`Slug`)}
        validate={(text) =>
          isSlug(text) ? null : t`Use small English letters, digits and hyphens, with at least one letter`
        }
        {...(refused && {
          errorMessage:
            refused.status === 'taken' ? t`Another course has this slug` : t`The site keeps this slug for itself`,
        })}
      />
      {refused && (
        <Inline>
          <Button variant="outline" size="dense" onPress={() => setOwn(refused.suggestion)}>
            <Trans>
              Use <Ltr>{refused.suggestion}</Ltr>
            </Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
