import { Bidi } from '../../intl/Bidi.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import { line } from './InstructorLine.css.ts';

export interface InstructorLineProps {
  name: string;
  imageSrc?: string | null;
  /** «المدرّس»: heard before the name. */
  label: string;
  /** `large` where the instructor is introduced, as on the page of the course. */
  size?: 'default' | 'large';
}

/** Who teaches: a face and a name. The face is decoration, the name says it. */
export function InstructorLine({ name, imageSrc, label, size = 'default' }: InstructorLineProps) {
  return (
    <span className={line({ size })}>
      <Avatar name={name} src={imageSrc} size={size === 'large' ? 56 : 32} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <Bidi>{name}</Bidi>
    </span>
  );
}
