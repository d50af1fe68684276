import { foldArabic, removeArticle } from '@fanous/arabic/fold';

/**
 * How words start that name a subject, folded and without «ال». The first subject with a word of the title wins, so narrow
 * subjects come before wide ones: «الكيمياء الحيوية» is not chemistry, and «قواعد البيانات» is not Arabic.
 */
const wordPrefixes = {
  computing:
    'برمج بايثون بيثون بيانات حاسب حاسوب كمبيوتر خوارزم ويب جافا شارب ذكاء program coding computer python java web html css react sql c++ c#',
  organicChemistry: 'عضويه حيويه بيوكيم اورجانيك organic biochem',
  chemistry: 'كيميا كيمستري chemi',
  physics: 'فيزيا فيزكس ميكانيكا كهرب physic mechanic',
  medicine: 'تشريح اناتوم وظايف فسيولوج فارما صيدل تمريض طبيه anatom physiolog pharma medic nurs',
  biology: 'احيا بيولوج جيولوج biolog geolog',
  statistics: 'احصا احتمالات statistic probabilit',
  mathematics: 'رياضيات جبر هندس تفاضل تكامل math algebra geometr calculus',
  languages: 'انجليزي انجلش انكليزي فرنس الماني ايطالي اسباني english french german italian spanish',
  history: 'تاريخ histor',
  geography: 'جغرافي geograph',
  commerce: 'محاسب اقتصاد تسويق اداره تجار account econom market business',
  law: 'قانون حقوق law',
  philosophy: 'فلسف منطق نفس سيكولوج philosoph logic psycholog',
  design: 'تصميم جرافيك فوتوشوب design graphic photoshop',
  arabic: 'عربي نحو بلاغ ادب شعر صرف قواعد املا arabic',
};

/** A subject that covers show with a drawing. */
export type SubjectName = keyof typeof wordPrefixes;

/** All subjects with a drawing. */
export const subjectNames = Object.keys(wordPrefixes) as SubjectName[];

/** Finds the subject that the title of a course names, in Arabic or English. */
export function findSubject(title: string): SubjectName | undefined {
  const words = foldArabic(title)
    .split(' ')
    .map((word) => removeArticle(word.replace(/^[وبل](?=ال)/, '').replace(/^لل(?=\p{L}{3})/u, '')));
  return subjectNames.find((name) =>
    wordPrefixes[name].split(' ').some((start) => words.some((word) => word.startsWith(start))),
  );
}
