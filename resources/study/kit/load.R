# The tables of this study as data frames: source("load.R"), then study$games and so on.
# Numbers, truth values and missing values are read as such; the .json file beside each table says what they mean.

read_study <- function(folder = ".") {
  tables <- c("participants", "games", "attempts", "answers", "events")
  found <- list()
  for (table in tables) {
    file <- file.path(folder, paste0(table, ".tsv"))
    found[[table]] <- if (file.exists(file)) read.delim(file, quote = "\"", encoding = "UTF-8")
                      else read.csv(file.path(folder, paste0(table, ".csv")), encoding = "UTF-8")
  }
  found
}

study <- read_study()
str(study, max.level = 1)
