import { getSlugQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { createSlug } from '@fanous/arabic/slug';
import { Button } from '@fanous/ui/actions/Button';
import { TextField } from '@fanous/ui/forms/TextField';
import { Ltr } from '@fanous/ui/intl/Bidi';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useDebouncedValue } from '../../shared/hooks/useDebouncedValue.ts';

const debounceMs = 300;
/** Same pattern as in the contract. */
const isSlug = (text: string) => /^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(text);

interface SlugFieldProps {
  /** The typed name of the course. The slug of a new course follows it until the user edits the slug. */
  name: string;
  savedCourse: { id: number; slug: string } | undefined;
}

/** The slug of a course. Checks while typing whether it is free. */
export function SlugField({ name, savedCourse: saved }: SlugFieldProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const formLabels = useSharedFormTexts();
  const errorText = useErrorText();
  const [typedSlug, setTypedSlug] = useState(saved?.slug);
  const suggested = name.trim() === '' ? '' : createSlug(name);
  const candidate = (typedSlug ?? suggested).trim();
  const debouncedCandidate = useDebouncedValue(candidate, debounceMs);
  const slugQuery = useQuery({
    ...getSlugQuery(api, { path: { slug: debouncedCandidate }, ...(saved && { query: { course_id: saved.id } }) }),
    enabled: isSlug(debouncedCandidate) && debouncedCandidate !== saved?.slug,
    // A slug may have been taken since the last check.
    staleTime: 0,
  });
  const slugStatus = debouncedCandidate === candidate ? slugQuery.data : undefined;
  const slug = typedSlug ?? slugStatus?.suggestion ?? suggested;
  const unavailableSlug =
    typedSlug !== undefined && slugStatus && slugStatus.status !== 'free' ? slugStatus : undefined;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The slug may change without typing: validate an invalid field again, as on input.
    const field = input.current;
    if (slug !== '' && field?.ariaInvalid === 'true') field.dispatchEvent(new Event('change', { bubbles: true }));
  }, [slug]);
  const isUnchanged = candidate === '' || candidate === saved?.slug || !isSlug(candidate);

  return (
    <Stack gap="s2">
      <TextField
        ref={input}
        name="slug"
        label={t`Slug`}
        description={
          isUnchanged || unavailableSlug
            ? t`The last part of the course’s URL: lowercase English letters, digits and hyphens.`
            : slugQuery.error
              ? errorText(slugQuery.error)
              : slugStatus === undefined
                ? t`Checking`
                : t`This slug is free`
        }
        value={slug}
        onChange={setTypedSlug}
        inputDir="ltr"
        autoComplete="off"
        spellCheck="false"
        maxLength={100}
        {...formLabels.getRequiredProps(t`Slug`)}
        validate={(text) =>
          isSlug(text) ? null : t`Use lowercase English letters, digits and hyphens, with at least one letter`
        }
        {...(unavailableSlug && {
          errorMessage: unavailableSlug.status === 'taken' ? t`Another course has this slug` : t`This slug is reserved`,
        })}
      />
      {unavailableSlug && (
        <Inline>
          <Button variant="outline" size="dense" onPress={() => setTypedSlug(unavailableSlug.suggestion)}>
            <Trans>
              Use <Ltr>{unavailableSlug.suggestion}</Ltr>
            </Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
