import type { CourseSource } from './authoring.ts';
import { algebraSolidGeometry } from './courses/algebraSolidGeometry.ts';
import { anatomyBonesMuscles } from './courses/anatomyBonesMuscles.ts';
import { arabicGrammar } from './courses/arabicGrammar.ts';
import { arabicRhetoricLiterature } from './courses/arabicRhetoricLiterature.ts';
import { biochemistryProteinsEnzymes } from './courses/biochemistryProteinsEnzymes.ts';
import { biology3Secondary } from './courses/biology3Secondary.ts';
import { calculus3Secondary } from './courses/calculus3Secondary.ts';
import { chemistry3Secondary } from './courses/chemistry3Secondary.ts';
import { cppFromZero } from './courses/cppFromZero.ts';
import { csharpOop } from './courses/csharpOop.ts';
import { descriptiveStatistics } from './courses/descriptiveStatistics.ts';
import { englishGrammar3Secondary } from './courses/englishGrammar3Secondary.ts';
import { englishTensesMadeEasy } from './courses/englishTensesMadeEasy.ts';
import { financialAccounting1 } from './courses/financialAccounting1.ts';
import { geographyFullRevision } from './courses/geographyFullRevision.ts';
import { html5CssBeginners } from './courses/html5CssBeginners.ts';
import { introductionToLaw } from './courses/introductionToLaw.ts';
import { modernEgyptHistory } from './courses/modernEgyptHistory.ts';
import { organicChemistryIntroduction } from './courses/organicChemistryIntroduction.ts';
import { physics3Secondary } from './courses/physics3Secondary.ts';
import { physicsElectricityRevision } from './courses/physicsElectricityRevision.ts';
import { physiologyFirstYear } from './courses/physiologyFirstYear.ts';
import { pythonBeginners } from './courses/pythonBeginners.ts';
import { statisticsQuestionBank } from './courses/statisticsQuestionBank.ts';

/** The sources of the twenty-four courses. */
export const courseSources: CourseSource[] = [
  physics3Secondary,
  physicsElectricityRevision,
  chemistry3Secondary,
  biology3Secondary,
  calculus3Secondary,
  algebraSolidGeometry,
  arabicGrammar,
  arabicRhetoricLiterature,
  englishGrammar3Secondary,
  englishTensesMadeEasy,
  modernEgyptHistory,
  geographyFullRevision,
  anatomyBonesMuscles,
  physiologyFirstYear,
  organicChemistryIntroduction,
  biochemistryProteinsEnzymes,
  financialAccounting1,
  descriptiveStatistics,
  statisticsQuestionBank,
  introductionToLaw,
  html5CssBeginners,
  pythonBeginners,
  cppFromZero,
  csharpOop,
];
