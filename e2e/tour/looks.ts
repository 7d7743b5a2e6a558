export interface Look {
  name: string;
  width: number;
  height: number;
  language: 'en' | 'ar';
  /** Whether each page is also turned dark, examined for accessibility, and read in letters twice as large. */
  isExamined: boolean;
  /** What each page is looked at in as well, once its window is made so wide. */
  narrowed?: Look;
}

const phone: Look = { name: '390-light', width: 390, height: 844, language: 'en', isExamined: false };

export const looks: Look[] = [
  { name: '1280', width: 1280, height: 800, language: 'en', isExamined: true, narrowed: phone },
  { name: '390-ar', width: 390, height: 844, language: 'ar', isExamined: false },
];
